import type {Allowed} from './allowed';
import {isAllowedLicence} from './isAllowedLicence';
import type {LockedPackage} from './readPackages';

const SCRIPTS = 'scripts/supply-chain/install-scripts.yml';
const LICENCES = 'scripts/supply-chain/licences.yml';

function ofScript({name, version, runs}: LockedPackage, {installScripts}: Allowed): string[] {
  if (runs === undefined) return [];
  const known = Object.hasOwn(installScripts, name) ? installScripts[name] : undefined;
  const command = runs || 'a program that can be read only on another system';
  if (!known) {
    return [
      `${name} ${version} wants to run this when it is installed: ${command}. Look at what it does, on every machine that installs the site. If it may, add it to ${SCRIPTS} with the reason; if not, choose another package.`,
    ];
  }
  if (runs && known.runs !== runs) {
    return [
      `${name} ${version} now runs this when it is installed: ${runs}. It was allowed to run: ${known.runs}. Look at what changed, then write the new command into ${SCRIPTS}.`,
    ];
  }
  return [];
}

function ofLicence({name, version, licence}: LockedPackage, allowed: Allowed): string[] {
  if (!licence) {
    if (Object.hasOwn(allowed.namedElsewhere, name)) return [];
    return [
      `${name} ${version} does not say under which licence it stands. Look for it in the package's files. If it may be used, add it to named-elsewhere in ${LICENCES} with where you found it; if there is none, choose another package.`,
    ];
  }
  if (isAllowedLicence(licence, new Set(Object.keys(allowed.licences)))) return [];
  return [
    `${name} ${version} stands under ${licence}, which is not on the list of licences. Read it. If it allows how the package is used here, add it to ${LICENCES} with the reason; if not, choose another package.`,
  ];
}

/** Entries that no package needs any more: what they allow would come back unseen. */
function leftOver(packages: readonly LockedPackage[], allowed: Allowed): string[] {
  const running = new Set(packages.filter(({runs}) => runs !== undefined).map(({name}) => name));
  const silent = new Set(packages.filter(({licence}) => !licence).map(({name}) => name));
  const words = new Set(packages.flatMap(({licence = ''}) => licence.split(/[\s()]+/)));
  const unneeded = (entries: object, isUsed: ReadonlySet<string>, file: string): string[] =>
    Object.keys(entries)
      .filter((entry) => !isUsed.has(entry))
      .map((entry) => `No package needs the entry "${entry}" in ${file} any more. Delete it.`);
  return [
    ...unneeded(allowed.installScripts, running, SCRIPTS),
    ...unneeded(allowed.licences, words, LICENCES),
    ...unneeded(allowed.namedElsewhere, silent, LICENCES),
  ];
}

/** What the two lists do not allow, a sentence for each package, with what to do. */
export function findProblems(packages: readonly LockedPackage[], allowed: Allowed): string[] {
  return [
    ...packages.flatMap((each) => [...ofScript(each, allowed), ...ofLicence(each, allowed)]),
    ...leftOver(packages, allowed),
  ];
}
