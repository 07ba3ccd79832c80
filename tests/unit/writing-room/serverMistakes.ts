import {Readable} from 'node:stream';
import type {IncomingMessage} from 'node:http';
import type {Problem} from '../../../src/lib/diagnostics';
import {hostsAt, refuseOperation, refuseVisit} from '../../../writing-room/server/guard';
import {readJson} from '../../../writing-room/server/http';
import {type Context, operations} from '../../../writing-room/server/operations';
import {openWorkspace} from '../../../writing-room/server/workspace';
import {WriteError} from '../../../writing-room/server/writeChanges';
import {makeSmallSite} from './smallSite';

const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

/** What the guard and the system refuse, as the room says it. */
export async function serverMistakes(): Promise<Problem[]> {
  const site = makeSmallSite();
  const {siteDir} = site;
  const workspace = await openWorkspace({siteDir, readWords: () => Promise.resolve(undefined)});
  const context: Context = {
    siteDir,
    workspace: {
      ...workspace,
      change: () => Promise.resolve({result: 'conflict', files: []} as const),
    },
    locale: 'en',
    preview: () => ({en: 'off', ne: 'off'}),
  };
  const admission = {hosts: hostsAt(3000), key: 'key'};
  const visit = {method: 'POST', remoteAddress: '::1', headers: {host: 'localhost:3000'}};
  const origin = 'http://localhost:3000';
  const long = Object.assign(Readable.from([Buffer.alloc(9)]), {headers: {}});
  const upload = {kind: 'upload', file: 'static/img/a.png', content: '!'} as const;
  const refusals = [
    refuseVisit({...visit, remoteAddress: '10.0.0.1'}, admission),
    refuseVisit({...visit, headers: {host: 'evil'}}, admission),
    refuseOperation(visit, admission),
    refuseOperation({...visit, headers: {...visit.headers, origin}}, admission),
  ].map((refusal) => refusal?.message ?? '');
  const writing = ['ENOSPC', 'EACCES', 'EIO'].map(
    (code) => new WriteError('docs/a.mdx', true, Object.assign(new Error(), {code})).message,
  );
  const [arrived] = await workspace.check([upload]);
  const operating = [
    reasonOf(readJson(long as unknown as IncomingMessage, 8)),
    reasonOf(workspace.check([{...upload, file: 'package.json'}])),
    reasonOf(workspace.undo('none')),
    reasonOf(operations.list({name: 'none'}, context)),
    reasonOf(operations.page({name: 'none'}, context)),
    reasonOf(operations.agree({targets: []}, context)),
  ];
  const messages = [
    ...refusals,
    ...writing,
    arrived?.message ?? '',
    ...(await Promise.all(operating)),
  ];
  await workspace.close();
  site.remove();
  return messages.map((message) => ({file: '', line: 1, place: [], message}));
}
