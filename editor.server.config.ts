import {type EdgeRequest, requestTarget} from './src/publish/hosts/edgeAnswer';
import {baseOf, fullBuildDir, homeLines, siteDir} from './scripts/lib/paths';
import {describeSite} from './src/data/native';
import {onPort, tryPort} from './src/publish/server/port';
import {answerFrom, serverOf} from './src/publish/server';
import {siteUrl} from './src/siteUrl';

/** The pages of the last build for a frame of the editor, without the copies that browsers keep of a published site. */
async function answerFrame(asked: EdgeRequest): Promise<Response> {
  const {path} = requestTarget(asked);
  const headers = {'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store'};
  if (path === '/sw.js') return new Response('', {status: 404, headers});
  let answer: Response;
  try {
    answer = await answerFrom(fullBuildDir)(asked);
  } catch {
    const text = 'The site was not built here yet (npm run build).\nयहाँ साइट अझै बनाइएको छैन।\n';
    return new Response(text, {status: 404, headers});
  }
  const policy = answer.headers.get('content-security-policy');
  if (!policy) return answer;
  const framed = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  answer.headers.set('content-security-policy', framed);
  answer.headers.set('x-frame-options', 'SAMEORIGIN');
  return answer;
}

/** The program that the server of the editor (`npm run write`) runs in. */
export default {
  /** The folder of the site. */
  folder: siteDir,
  /** Where it is published, without a slash at its end. */
  url: siteUrl,
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
