/** @jest-environment jsdom */
import {act, screen, waitFor} from '@testing-library/react';
import type {PlayerEvent} from '@site/src/pages/video/_usePlayer';
import Videos from '@site/src/pages/video/_Videos';
import {renderHydrated, renderWithoutScripts} from './support/render';

// The player's place in the document, and its way to report.
let send: (event: PlayerEvent) => void;
jest.mock('@site/src/pages/video/_YouTubePlayer', () => ({
  __esModule: true,
  default: (props: {title: string; send: typeof send}) => {
    send = props.send;
    return <div role="application" aria-label={props.title} />;
  },
}));

const videos = ['one', 'two'].map((id, index) => ({
  id,
  youtube: `youtube-${id}`,
  caption: `Film ${id}`,
  credit: 'Foundation',
  featured: index === 0,
}));
const page = <Videos videos={videos as never} />;

let online: boolean;
beforeEach(() => {
  online = true;
  Object.defineProperty(navigator, 'onLine', {get: () => online, configurable: true});
  Object.assign(window, {YT: {Player: {}}});
});

const link = (id: string) => screen.getByRole('link', {name: `Play: Film ${id}`});

describe('with scripts', () => {
  it('plays in the place of the poster, and Close returns the focus to the link', async () => {
    const {user} = renderHydrated(page);
    await user.click(link('one'));
    expect(screen.getAllByRole('status')[0]!.textContent).toBe('Loading the player…');
    await screen.findByLabelText('Video player: Film one');
    act(() => send({type: 'ready', attempt: 1}));
    expect(screen.queryByRole('link', {name: 'Play: Film one'})).toBeNull();
    await user.click(screen.getByRole('button', {name: 'Close player'}));
    expect(document.activeElement).toBe(link('one'));
    expect(screen.queryByLabelText('Video player: Film one')).toBeNull();
  });

  it('stops one video when another is started', async () => {
    const {user} = renderHydrated(page);
    await user.click(link('one'));
    await screen.findByLabelText('Video player: Film one');
    await user.click(link('two'));
    await screen.findByLabelText('Video player: Film two');
    expect(screen.queryByLabelText('Video player: Film one')).toBeNull();
  });

  it('closes by Escape', async () => {
    const {user} = renderHydrated(page);
    await user.click(link('two'));
    await screen.findByRole('button', {name: 'Close player'});
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', {name: 'Close player'})).toBeNull());
  });

  it('says that the device is offline, and tries again', async () => {
    online = false;
    const {user} = renderHydrated(page);
    await user.click(link('one'));
    expect(screen.getByRole('alert').textContent).toMatch(/offline/);
    const watch = screen.getByRole<HTMLAnchorElement>('link', {name: /Watch on YouTube/});
    expect(watch.href).toBe('https://www.youtube.com/watch?v=youtube-one');
    online = true;
    await user.click(screen.getByRole('button', {name: 'Try again'}));
    expect(screen.queryByRole('alert')).toBeNull();
    await screen.findByLabelText('Video player: Film one');
  });
});

describe('without scripts', () => {
  it('links every video to YouTube by its caption, under headings', () => {
    renderWithoutScripts(page);
    expect(['one', 'two'].map((id) => link(id).getAttribute('href'))).toEqual([
      'https://www.youtube.com/watch?v=youtube-one',
      'https://www.youtube.com/watch?v=youtube-two',
    ]);
    expect(screen.getByRole('heading', {level: 2, name: 'Play: Film one'})).toBeTruthy();
    expect(screen.getByRole('heading', {level: 2, name: 'Play: Film two'})).toBeTruthy();
    expect(screen.queryByRole('application')).toBeNull();
  });
});
