/**
 * Where GitHub opens a pull request from a branch; undefined for another host.
 *
 * @param remote the address of the repository as git has it
 */
export function pullRequestAddress(remote: string, branch: string): string | undefined {
  const repository =
    /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/(?:[^@/]*@)?|(?:[^@/:]*@)?)github\.com(?::\d+)?[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i.exec(
      remote,
    )?.[1];
  if (!repository) return undefined;
  const name = branch.split('/').map(encodeURIComponent).join('/');
  return `https://github.com/${repository}/compare/${name}?expand=1`;
}
