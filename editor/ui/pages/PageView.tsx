import {type ReactNode, useEffect} from 'react';
import type {Locale} from 'nepali-text/locale';
import {writeAddress} from '../address';
import {DeletedEarlier} from '../DeletedEarlier';
import {useRoom} from '../room';
import {useAnswer} from '../useAnswer';
import {useWords} from '../words';
import shell from '../shell.module.css';
import {PageEditor} from './PageEditor';
import styles from './pages.module.css';

interface PageViewProps {
  /** The English file. */
  name: string;
  /** What is focused: see PageEditor. */
  block?: number;
  field?: string;
  locale?: Locale;
}

/** A page in Markdown: its texts in two languages side by side. */
export function PageView({name, block, field, locale = 'en'}: PageViewProps): ReactNode {
  const {overview, showPage} = useRoom();
  const {say, pick} = useWords();
  const {value: model, error, reload} = useAnswer('page', {name});
  const page = overview.pages.find(
    ({markdown, parts}) => markdown === name || parts.includes(name),
  );
  const {parts = [], lists = [], copy} = page ?? {};
  const route = model?.route ?? page?.route;
  useEffect(() => {
    if (route !== undefined) showPage(route);
  }, [route, showPage]);
  const labelOf = (list: string) => overview.lists.find((one) => one.name === list)?.label;
  const also = [
    ...parts.map((part, index) => ({
      label: say('page.part', {number: index + 1}),
      address: {view: 'page', name: part} as const,
    })),
    ...[copy ?? [], ...lists].flat().map((list) => ({
      label: list === copy ? say('page.copy') : pick(labelOf(list) ?? {en: list}),
      address: {view: 'list', name: list} as const,
    })),
  ];

  return (
    <div className={styles.page}>
      <p className={styles.crumb}>
        <a href={writeAddress({view: 'pages'})}>{say('views.pages')}</a>
      </p>
      <h1 tabIndex={-1} className={styles.title}>
        {page ? pick(page.name) : name}
      </h1>
      <DeletedEarlier file={name} />
      {also.length > 0 && (
        <p className={styles.also}>
          {say('page.also')}{' '}
          {also.map(({label, address}) => (
            <a key={address.name} className="tag" href={writeAddress(address)}>
              {label}
            </a>
          ))}
        </p>
      )}
      {model ? (
        <PageEditor model={model} reload={reload} focus={{block, field, locale}} />
      ) : (
        <p role="status" className={shell.loading}>
          {error ?? say('room.loading')}
        </p>
      )}
    </div>
  );
}
