import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {type Locale, useLocaleBlock} from '@site/src/components/Locale';
import styles from './styles.module.css';

const languages: Readonly<Record<Locale, string>> = {
  en: translate({
    id: 'language.en',
    message: 'English',
    description: 'Name of the language within a sentence; in Nepali मा follows it without a space',
  }),
  ne: translate({
    id: 'language.ne',
    message: 'Nepali',
    description: 'Name of the language within a sentence; in Nepali मा follows it without a space',
  }),
};

interface Props {
  /** The language that says, or may say, something else. */
  from: Locale;
  /** The id of the section that it is about, the same in every language; none for the top of the page. */
  section?: string;
  /** It is not known which of the two languages is right. */
  unclear?: boolean;
}

/**
 * Below a block that was changed in the other language and not yet here. The build puts it there, from
 * src/plugins/content/noteOutdated.ts; writers do not. No paragraph, because paragraphs are counted to
 * find the same place in the other language.
 */
export function OutdatedNote({from, section, unclear}: Props) {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const isInBlock = useLocaleBlock() !== null;
  const language = languages[from];
  const hash = section === undefined ? '' : `#${section}`;
  return (
    <small
      className={styles.note}
      role="note"
      lang={isInBlock ? i18n.localeConfigs[i18n.currentLocale]?.htmlLang : undefined}
    >
      {unclear ? (
        <Translate
          id="outdated.unclear"
          description="Small note below a paragraph that was changed in both languages and not yet compared"
          values={{language}}
        >
          {'May differ from the {language} text'}
        </Translate>
      ) : (
        <Translate
          id="outdated.changed"
          description="Small note below a paragraph that was changed in the other language and not yet translated"
          values={{language}}
        >
          {'Changed in {language}, not yet here'}
        </Translate>
      )}
      <span className="no-print">
        {' · '}
        <a href={`${createUrl({locale: from, fullyQualified: false})}${hash}`} hrefLang={from}>
          <Translate
            id="outdated.read"
            description="Link in that note, to the same part of the page in the other language"
            values={{language}}
          >
            {'Read it in {language}'}
          </Translate>
        </a>
      </span>
    </small>
  );
}
