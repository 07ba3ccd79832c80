import {type EdgeRequest, requestTarget} from './src/publish/hosts/edgeAnswer';
import {describeSite} from './src/data/native';
import {onPort, tryPort} from './src/publish/server/port';
import {answerFrom, serverOf} from './src/publish/server';
import {baseOf, homeLines} from './src/siteUrl';

/**
 * The pages of the last build for a frame of the editor, without scripts, which would have the rights of the writer, and
 * without the copies that browsers keep of a published site.
 */
async function answerFrame(asked: EdgeRequest): Promise<Response> {
  const {path} = requestTarget(asked);
  const plain = {'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store'};
  if (path === '/sw.js') return new Response('', {status: 404, headers: plain});
  const headers = new Headers(asked.headers);
  headers.delete('accept-encoding');
  let answer: Response;
  try {
    answer = await answerFrom(`${__dirname}/build`)({...asked, headers});
  } catch {
    const text = 'The site was not built here yet (npm run build).\nयहाँ साइट अझै बनाइएको छैन।\n';
    return new Response(text, {status: 404, headers: plain});
  }
  if (answer.body && answer.headers.get('content-type')?.startsWith('text/html')) {
    // The policy says it to the browser; a script that it stops would be an error in the console.
    const body = (await answer.text()).replace(/<script\b[\s\S]*?<\/script>/g, '');
    answer = new Response(body, answer);
    answer.headers.delete('content-length');
  }
  const policy = answer.headers.get('content-security-policy') ?? '';
  const framed = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  // The attribute `sandbox` of the frame would keep "Edit this" from working in Safari:
  // https://bugs.webkit.org/show_bug.cgi?id=218086
  answer.headers.set('content-security-policy', `${framed}, script-src 'none'`);
  answer.headers.set('x-frame-options', 'SAMEORIGIN');
  return answer;
}

/** The program that the server of the editor (`npm run write`) runs in. */
export default {
  /** The folder of the site. */
  folder: __dirname,
  /** Style sheets with the look of the site, which the editor has, too; from the folder. */
  styles: ['tokens', 'scale', 'type', 'elements', 'base'].map((name) => `src/css/${name}.css`),
  /** What the editor has to know of the code of the site, as JSON. */
  describeSite,
  /** Answers from the last build, in a frame of the editor; there need not be one. */
  serveBuild: () => serverOf(answerFrame),
  baseOf,
  homeLines,
  onPort,
  tryPort,
};
