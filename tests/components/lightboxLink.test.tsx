/** @jest-environment jsdom */
import {createEvent, fireEvent, screen, waitFor} from '@testing-library/react';
import PictureLink from '@site/src/components/Lightbox/PictureLink';
import PreviewLink from '@site/src/components/Lightbox/PreviewLink';
import {useGallery} from '@site/src/components/Lightbox/useGallery';
import {renderHydrated, renderWithoutScripts} from './support/render';

const picture = (name: string) => ({
  href: `/img/${name}.jpg`,
  width: 1600,
  height: 1200,
  files: [{src: `/img/${name}.jpg`, width: 1600, height: 1200}],
});

const preview = (
  <PreviewLink picture={picture('pokhara')} title="Pokhara">
    <span>Lake</span>
  </PreviewLink>
);

const ids = ['pan', 'mela'];
const pictures = ids.map((id) => ({title: id, ...picture(id)}));
const linkId = (id: string) => `picture-${id}`;

function Gallery() {
  const {gallery, open} = useGallery({parameter: 'certificate', ids, pictures, linkId});
  return (
    <>
      {ids.map((id, index) => (
        <PictureLink
          key={id}
          id={linkId(id)}
          href={picture(id).href}
          label={`Open ${id}`}
          onOpen={(lightbox) => open(index, lightbox)}
        >
          {id}
        </PictureLink>
      ))}
      {gallery}
    </>
  );
}

const dialog = () => screen.findByRole('dialog', {name: 'Pictures in full size'});
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', {name});

describe('with scripts', () => {
  it('opens over the page with a step in the history, and returns the focus', async () => {
    const {user, history} = renderHydrated(preview, {route: '/city'});
    const opener = link('Open the picture in full: Pokhara');
    await user.click(opener);
    await dialog();
    expect(history.length).toBe(2);
    expect(history.location.pathname).toBe('/city');
    await user.keyboard('{Escape}');
    await closed();
    expect(history.index).toBe(0);
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('leaves clicks for a new tab to the browser', () => {
    renderHydrated(preview);
    const click = createEvent.click(link('Open the picture in full: Pokhara'), {ctrlKey: true});
    // The test's own listener keeps jsdom from following the link.
    document.addEventListener('click', (event) => event.preventDefault(), {once: true});
    const prevented = jest.spyOn(click, 'preventDefault');
    fireEvent(link('Open the picture in full: Pokhara'), click);
    expect(prevented).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('puts the open picture into the address, and closing takes it out', async () => {
    const {user, history} = renderHydrated(<Gallery />, {route: '/certificate?a=1'});
    await user.click(link('Open mela'));
    await dialog();
    expect(history.location.search).toBe('?a=1&certificate=mela');
    await user.click(screen.getByRole('button', {name: 'Close'}));
    await closed();
    expect(history.location.search).toBe('?a=1');
  });

  it('opens by an address, and nothing opens for one that is not there', async () => {
    const {unmount} = renderHydrated(<Gallery />, {route: '/certificate?certificate=mela'});
    await dialog();
    expect(screen.getByText('2 of 2: mela')).toBeTruthy();
    unmount();
    for (const id of ['', 'constructor', '%E0%A4']) {
      const {unmount: leave} = renderHydrated(<Gallery />, {
        route: `/certificate?certificate=${id}`,
      });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(screen.queryByRole('dialog')).toBeNull();
      leave();
    }
  });
});

describe('without scripts', () => {
  it('is a named link to the full picture', () => {
    renderWithoutScripts(preview);
    expect(link('Open the picture in full: Pokhara').getAttribute('href')).toBe('/img/pokhara.jpg');
  });

  it('leads from every picture of a gallery to its file', () => {
    renderWithoutScripts(<Gallery />);
    expect(ids.map((id) => link(`Open ${id}`).getAttribute('href'))).toEqual([
      '/img/pan.jpg',
      '/img/mela.jpg',
    ]);
  });
});
