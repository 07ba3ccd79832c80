/** In place of fetchTwin.ts on the development server, whose documents are empty until React runs. */
export function loadTwin(address: string): Promise<Document> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.src = address;
    frame.onload = () => {
      const page = frame.contentDocument!;
      const take = (): void => {
        if (page.documentElement.dataset.scripts !== 'running') return;
        resolve(page.cloneNode(true) as Document);
        frame.remove();
      };
      new MutationObserver(take).observe(page.documentElement, {
        attributeFilter: ['data-scripts'],
      });
      take();
    };
    document.body.append(frame);
  });
}
