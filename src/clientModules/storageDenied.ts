import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * A browser that is told to block cookies throws at the mere mention of a storage. Those who ask
 * then learn what the standard would say of a storage that is not there: nothing. The theme checks
 * for that, and would otherwise warn in the console of every page.
 */
export function passOverDeniedStorages(scope: Window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void scope[name];
    } catch {
      Object.defineProperty(scope, name, {value: null, configurable: true});
    }
  }
}

if (ExecutionEnvironment.canUseDOM) passOverDeniedStorages(window);
