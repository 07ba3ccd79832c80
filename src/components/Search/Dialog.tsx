import words from '@site/src/data/pages/answers.yml';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Answers from './Answers';

const CROSS = '×';

/**
 * The dialog that the link in the header opens. src/publish/search copies it from this page into a file; the page itself
 * does not use it, because it has a search box of its own.
 */
export default function SearchDialog() {
  return (
    <div hidden>
      <dialog aria-label={words.label}>
        {/* Enter leads to the search page, whose address can be shared. */}
        <form role="search" action={useBaseUrl('/search')} method="get">
          <label htmlFor="search-words">{words.label}</label>
          <input
            id="search-words"
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="button" data-part="close" aria-label={words.close}>
            {CROSS}
          </button>
        </form>
        <Answers />
      </dialog>
    </div>
  );
}
