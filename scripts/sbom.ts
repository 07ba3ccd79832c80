import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {cacheDir, siteDir} from './lib/paths';
import {writeBill} from './supply-chain/writeBill';

/** npm run sbom: a bill of materials, every package of the lock in the form of CycloneDX. */
async function main(): Promise<void> {
  const bill = await writeBill(siteDir);
  const file = path.join(cacheDir, 'sbom.cdx.json');
  mkdirSync(cacheDir, {recursive: true});
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${bill.components.length} packages, in ${path.relative(siteDir, file)}`);
}

main().catch((error: unknown) => {
  const {stderr, message} = error as {stderr?: string; message: string};
  console.error(`npm could not write the bill of materials.\n${stderr?.trim() || message}`);
  process.exitCode = 1;
});
