/**
 * Settings for the development server of one language. Both languages share one port behind the
 * proxy of `npm run dev`, so each needs a hot reload socket under its own base.
 */
export function devServerFor(baseUrl: string) {
  const path = `${baseUrl}ws`;
  return {
    client: {webSocketURL: {pathname: path}},
    webSocketServer: {type: 'ws' as const, options: {path}},
  };
}
