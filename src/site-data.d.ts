/* eslint-disable @typescript-eslint/consistent-type-imports -- with an `import` statement this file would augment modules instead of declaring them */

// The modules that src/plugins/site-data writes: one for each list in src/data, a line each, in the locale
// of the build. A test compares them with the registry of collections.

declare module '@site-data/certificates' {const data: import('@site/src/collections').Data<'certificates'>; export default data}
declare module '@site-data/choices' {const data: import('@site/src/collections').Data<'choices'>; export default data}
declare module '@site-data/cities' {const data: import('@site/src/collections').Data<'cities'>; export default data}
declare module '@site-data/contacts' {const data: import('@site/src/collections').Data<'contacts'>; export default data}
declare module '@site-data/countries' {const data: import('@site/src/collections').Data<'countries'>; export default data}
declare module '@site-data/facts' {const data: import('@site/src/collections').Data<'facts'>; export default data}
declare module '@site-data/features' {const data: import('@site/src/collections').Data<'features'>; export default data}
declare module '@site-data/fonts' {const data: import('@site/src/collections').Data<'fonts'>; export default data}
declare module '@site-data/graduates' {const data: import('@site/src/collections').Data<'graduates'>; export default data}
declare module '@site-data/media' {const data: import('@site/src/collections').Data<'media'>; export default data}
declare module '@site-data/milestones' {const data: import('@site/src/collections').Data<'milestones'>; export default data}
declare module '@site-data/mission' {const data: import('@site/src/collections').Data<'mission'>; export default data}
declare module '@site-data/navigation' {const data: import('@site/src/collections').Data<'navigation'>; export default data}
declare module '@site-data/outlets' {const data: import('@site/src/collections').Data<'outlets'>; export default data}
declare module '@site-data/partners' {const data: import('@site/src/collections').Data<'partners'>; export default data}
declare module '@site-data/profiles' {const data: import('@site/src/collections').Data<'profiles'>; export default data}
declare module '@site-data/services' {const data: import('@site/src/collections').Data<'services'>; export default data}
declare module '@site-data/site' {const data: import('@site/src/collections').Data<'site'>; export default data}
declare module '@site-data/stacks' {const data: import('@site/src/collections').Data<'stacks'>; export default data}
declare module '@site-data/team' {const data: import('@site/src/collections').Data<'team'>; export default data}
declare module '@site-data/videos' {const data: import('@site/src/collections').Data<'videos'>; export default data}
declare module '@site-data/pages/about' {const data: import('@site/src/collections').Data<'pages/about'>; export default data}
declare module '@site-data/pages/answers' {const data: import('@site/src/collections').Data<'pages/answers'>; export default data}
declare module '@site-data/pages/article' {const data: import('@site/src/collections').Data<'pages/article'>; export default data}
declare module '@site-data/pages/career' {const data: import('@site/src/collections').Data<'pages/career'>; export default data}
declare module '@site-data/pages/carousel' {const data: import('@site/src/collections').Data<'pages/carousel'>; export default data}
declare module '@site-data/pages/certificate' {const data: import('@site/src/collections').Data<'pages/certificate'>; export default data}
declare module '@site-data/pages/city' {const data: import('@site/src/collections').Data<'pages/city'>; export default data}
declare module '@site-data/pages/contact' {const data: import('@site/src/collections').Data<'pages/contact'>; export default data}
declare module '@site-data/pages/end' {const data: import('@site/src/collections').Data<'pages/end'>; export default data}
declare module '@site-data/pages/error' {const data: import('@site/src/collections').Data<'pages/error'>; export default data}
declare module '@site-data/pages/faq' {const data: import('@site/src/collections').Data<'pages/faq'>; export default data}
declare module '@site-data/pages/features' {const data: import('@site/src/collections').Data<'pages/features'>; export default data}
declare module '@site-data/pages/feedback' {const data: import('@site/src/collections').Data<'pages/feedback'>; export default data}
declare module '@site-data/pages/fonts' {const data: import('@site/src/collections').Data<'pages/fonts'>; export default data}
declare module '@site-data/pages/footer' {const data: import('@site/src/collections').Data<'pages/footer'>; export default data}
declare module '@site-data/pages/form' {const data: import('@site/src/collections').Data<'pages/form'>; export default data}
declare module '@site-data/pages/header' {const data: import('@site/src/collections').Data<'pages/header'>; export default data}
declare module '@site-data/pages/hire' {const data: import('@site/src/collections').Data<'pages/hire'>; export default data}
declare module '@site-data/pages/home' {const data: import('@site/src/collections').Data<'pages/home'>; export default data}
declare module '@site-data/pages/lightbox' {const data: import('@site/src/collections').Data<'pages/lightbox'>; export default data}
declare module '@site-data/pages/media' {const data: import('@site/src/collections').Data<'pages/media'>; export default data}
declare module '@site-data/pages/message' {const data: import('@site/src/collections').Data<'pages/message'>; export default data}
declare module '@site-data/pages/names' {const data: import('@site/src/collections').Data<'pages/names'>; export default data}
declare module '@site-data/pages/offline' {const data: import('@site/src/collections').Data<'pages/offline'>; export default data}
declare module '@site-data/pages/search' {const data: import('@site/src/collections').Data<'pages/search'>; export default data}
declare module '@site-data/pages/services' {const data: import('@site/src/collections').Data<'pages/services'>; export default data}
declare module '@site-data/pages/share' {const data: import('@site/src/collections').Data<'pages/share'>; export default data}
declare module '@site-data/pages/shared' {const data: import('@site/src/collections').Data<'pages/shared'>; export default data}
declare module '@site-data/pages/team' {const data: import('@site/src/collections').Data<'pages/team'>; export default data}
declare module '@site-data/pages/timeline' {const data: import('@site/src/collections').Data<'pages/timeline'>; export default data}
declare module '@site-data/pages/video' {const data: import('@site/src/collections').Data<'pages/video'>; export default data}
declare module '@site-data/pages/typing' {const data: import('@site/src/collections').Data<'pages/typing'>; export default data}
declare module '@site-data/pages/vmgo' {const data: import('@site/src/collections').Data<'pages/vmgo'>; export default data}
declare module '@site-data/pages/welcome' {const data: import('@site/src/collections').Data<'pages/welcome'>; export default data}
// The entries of services.yml, without what only the page of a trade says.
declare module '@site-data/trades' {
  const trades: {id: string; name: string}[];
  export default trades;
}

// For prose with a block in another language.
declare module '@site-data/facts-by-locale' {
  const facts: Record<
    import('@site/src/lib/locale').Locale,
    import('@site/src/collections').Data<'facts'>
  >;
  export default facts;
}

// By the ids of choices.yml and services.yml, in every language.
declare module '@site-data/choice-names' {
  const names: Record<string, string[]>;
  export default names;
}

declare module '@site-data/brand-by-locale' {
  const names: Record<import('@site/src/lib/locale').Locale, string>;
  export default names;
}

// What is wrong with the lists, for the dev server.
declare module '@site-data/problems' {
  const problems: import('@site/src/lib/diagnostics').Problem[];
  export default problems;
}
