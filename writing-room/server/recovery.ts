import {isEqual, contentOf, reversed, writeChanges} from './writeChanges';
import {moveHead} from './moveHead';
import type {StepStore, StoredStep} from './steps';

/**
 * Deals with steps that were interrupted between two files: the computer was switched off, the program
 * was ended, or the disk was full. Such a step is completed, because it had been checked as a whole
 * and the writer had pressed "Save"; going back would lose the words. Only when somebody has changed
 * one of its files since then are its other files put back, because the words of both cannot be kept.
 *
 * @returns a sentence about each
 * @throws WriteError when the system refuses; the step stays pending
 */
export async function finishPending(
  siteDir: string,
  steps: StepStore,
  drafts: string,
): Promise<string[]> {
  const sentences: string[] = [];
  for (const step of await steps.pending()) {
    sentences.push(await finishStep(siteDir, step, steps, drafts));
  }
  return sentences;
}

async function finishStep(
  siteDir: string,
  {id, label, changes, head}: StoredStep,
  steps: StepStore,
  drafts: string,
): Promise<string> {
  const contents = await Promise.all(changes.map(({file}) => contentOf(siteDir, file)));
  const now = changes.map((change, index) => ({change, content: contents[index] ?? null}));
  const written = now.filter(({change, content}) => isEqual(content, change.after));
  const missing = now.filter(({change, content}) => !isEqual(content, change.after));
  const foreign = missing.filter(({change, content}) => !isEqual(content, change.before));
  if (foreign.length === 0) {
    await writeChanges(
      siteDir,
      missing.map(({change}) => change),
      drafts,
    );
    if (head) await moveHead(siteDir, head);
    await steps.finish(id);
    return `A save that was interrupted is complete now: ${label}.`;
  }
  const back = written.map(({change}) => reversed(change));
  await writeChanges(siteDir, back, drafts);
  await steps.abandon(id);
  const files = foreign.map(({change}) => change.file).join(', ');
  return `A save that was interrupted was taken back, because somebody has changed ${files} since: ${label}.`;
}
