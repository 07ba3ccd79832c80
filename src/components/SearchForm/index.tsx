import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {IconSearch} from '@tabler/icons-react';
import clsx from 'clsx';
import {Button} from '../Button';
import {TextField} from '../Field';
import styles from './styles.module.css';

interface Props {
  /** Of the box; unique on the page. */
  id: string;
  /** Hides the label visually, where there is no room for it. */
  labelHidden?: boolean;
  className?: string;
}

/**
 * A box for words, which leads to the search page with the words as `?q=`. There src/plugins/search answers
 * while somebody types.
 */
export default function SearchForm({id, labelHidden, className}: Props): ReactNode {
  return (
    <form
      className={clsx(styles.form, className)}
      action={useBaseUrl('/search')}
      method="get"
      role="search"
      data-load="q typing"
      aria-label={translate({
        id: 'siteSearch.name',
        message: 'Search this website',
        description: 'Name of the search over all pages, for screen readers',
      })}
    >
      <TextField
        className={styles.words}
        id={id}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        labelHidden={labelHidden}
        label={translate({
          id: 'siteSearch.label',
          message: 'What are you looking for?',
          description: 'Label of the box of the search over all pages',
        })}
      />
      <Button type="submit">
        <IconSearch size={22} stroke={1.75} aria-hidden />
        <Translate id="siteSearch.submit" description="Button of the search over all pages">
          Search
        </Translate>
      </Button>
    </form>
  );
}
