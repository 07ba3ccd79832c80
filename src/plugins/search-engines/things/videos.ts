import type {VideoObject} from 'schema-dts';
import type {Data} from '../../../collections';

/** Our own videos; a film that holds the place of one is none. */
export function videoObjects(videos: Data<'videos'>, description: string): VideoObject[] {
  return videos.flatMap(({standin, published, youtube, caption, credit}) => {
    if (standin || !published) return [];
    return {
      '@type': 'VideoObject',
      name: caption,
      description,
      uploadDate: published.iso,
      // Only named: the page itself shows a drawing and asks YouTube for nothing.
      thumbnailUrl: `https://i.ytimg.com/vi/${youtube}/hqdefault.jpg`,
      embedUrl: `https://www.youtube-nocookie.com/embed/${youtube}`,
      creditText: credit,
    };
  });
}
