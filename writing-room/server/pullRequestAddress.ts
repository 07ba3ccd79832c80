const ON_GITHUB =
  /^(?:(?:https?|ssh):\/\/)?(?:[^@/:]*(?::[^@/]*)?@)?github\.com(?::\d+)?[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i;

/**
 * Where GitHub opens a pull request from a branch; undefined for another host.
 *
 * @param remote the address of the repository as git has it
 */
export function pullRequestAddress(remote: string, branch: string): string | undefined {
  const repository = ON_GITHUB.exec(remote)?.[1];
  const name = branch.split('/').map(encodeURIComponent).join('/');
  return repository && `https://github.com/${repository}/compare/${name}?expand=1`;
}
