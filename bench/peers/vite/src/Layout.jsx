import {useEffect} from 'react';
import {Link, Outlet, ScrollRestoration, useLocation} from 'react-router';
import {frames} from '../site.json';

function Links({links}) {
  return (
    <ul>
      {links.map(({label, href}) => (
        <li key={href}>
          {href.startsWith('/') ? <Link to={href}>{label}</Link> : <a href={href}>{label}</a>}
        </li>
      ))}
    </ul>
  );
}

/** What stands around every page, in the language of its address. */
export default function Layout() {
  const {pathname} = useLocation();
  const isNepali = /^\/ne(?:\/|$)/.test(pathname);
  const lang = isNepali ? 'ne' : 'en';
  const {name, menu, columns, others, credits} = frames[lang];
  const other = isNepali
    ? {label: 'English', href: pathname.slice(3) || '/'}
    : {label: 'नेपाली', href: `/ne${pathname}`};
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return (
    <>
      <header className="site">
        <strong>{name}</strong>
        <nav aria-label={name}>
          <Links links={[...menu, other]} />
        </nav>
      </header>
      <main>
        <Outlet />
      </main>
      <footer className="site">
        {columns.map(({heading, links}) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <Links links={links} />
          </section>
        ))}
        <Links links={others} />
        {credits.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
      <ScrollRestoration />
    </>
  );
}
