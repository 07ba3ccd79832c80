import {type ReactNode, useEffect} from 'react';
import type {Locale} from 'nepali-text/locale';
import {writeAddress} from '../address';
import {useRoom} from '../room';
import {useAnswer} from '../useAnswer';
import {useWords} from '../words';
import shell from '../shell.module.css';
import {PageEditor} from './PageEditor';
import styles from './pages.module.css';

interface PageViewProps {
  /** The English file. */
  name: string;
  /** What is focused: a block, or a field by its key, in one of the languages. */
  block?: number;
  field?: string;
  locale?: Locale;
}

/** A page in Markdown: its texts in two languages side by side. */
export function PageView({name, block, field, locale}: PageViewProps): ReactNode {
  const {overview, showPage} = useRoom();
  const {say, pick} = useWords();
  const {value: model, error, reload} = useAnswer('page', {name});
  const page = overview.pages.find(
    ({markdown, parts}) => markdown === name || parts.includes(name),
  );
  const route = model?.route ?? page?.route;
  useEffect(() => {
    if (route !== undefined) showPage(route);
  }, [route, showPage]);
  const lists = [...(page?.copy ? [page.copy] : []), ...(page?.lists ?? [])];

  return (
    <div className={styles.page}>
      <p className={styles.crumb}>
        <a href={writeAddress({view: 'pages'})}>{say('views.pages')}</a>
      </p>
      <h1 tabIndex={-1} className={styles.title}>
        {page ? pick(page.name) : name}
      </h1>
      {(page?.parts ?? []).map((part, index) => (
        <p key={part} className={styles.also}>
          <a className="tag" href={writeAddress({view: 'page', name: part})}>
            {say('page.part', {number: index + 1})}
          </a>
        </p>
      ))}
      {lists.length > 0 && (
        <p className={styles.also}>
          {say('page.also')}{' '}
          {lists.map((list) => (
            <a key={list} className="tag" href={writeAddress({view: 'list', name: list})}>
              {pick(overview.lists.find((item) => item.name === list)?.label ?? {en: list})}
            </a>
          ))}
        </p>
      )}
      {model ? (
        <PageEditor
          key={name}
          model={model}
          reload={reload}
          focus={{block, field, locale: locale ?? 'en'}}
        />
      ) : (
        <p role="status" className={shell.loading}>
          {error ?? say('room.loading')}
        </p>
      )}
    </div>
  );
}
