/** Stands in for a page while the development server starts, and tries again every second. */
export function waitingPage(language: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="1">
<meta name="viewport" content="width=device-width">
<title>Still starting</title>
<style>
  body { font: 1.125rem/1.6 system-ui, sans-serif; margin: 20vh auto; max-width: 32rem; padding: 0 1rem; color-scheme: light dark; }
</style>
<h1>Still starting</h1>
<p>The ${language} pages appear here by themselves. If they do not, the terminal says why.</p>
`;
}
