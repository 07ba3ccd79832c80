/* eslint-disable @typescript-eslint/consistent-type-imports -- with an `import` statement this file would augment modules instead of declaring them */

// The modules that src/plugins/site-data writes: one for each list in src/data, in the locale of the
// build. A test compares them with the registry of collections.

declare module '@site-data/certificates' {
  const certificates: import('@site/src/collections').Data<'certificates'>;
  export default certificates;
}

declare module '@site-data/choices' {
  const choices: import('@site/src/collections').Data<'choices'>;
  export default choices;
}

declare module '@site-data/cities' {
  const cities: import('@site/src/collections').Data<'cities'>;
  export default cities;
}

declare module '@site-data/contacts' {
  const contacts: import('@site/src/collections').Data<'contacts'>;
  export default contacts;
}

declare module '@site-data/countries' {
  const countries: import('@site/src/collections').Data<'countries'>;
  export default countries;
}

declare module '@site-data/facts' {
  const facts: import('@site/src/collections').Data<'facts'>;
  export default facts;
}

declare module '@site-data/features' {
  const features: import('@site/src/collections').Data<'features'>;
  export default features;
}

declare module '@site-data/fonts' {
  const fonts: import('@site/src/collections').Data<'fonts'>;
  export default fonts;
}

declare module '@site-data/graduates' {
  const graduates: import('@site/src/collections').Data<'graduates'>;
  export default graduates;
}

declare module '@site-data/media' {
  const media: import('@site/src/collections').Data<'media'>;
  export default media;
}

declare module '@site-data/milestones' {
  const milestones: import('@site/src/collections').Data<'milestones'>;
  export default milestones;
}

declare module '@site-data/mission' {
  const mission: import('@site/src/collections').Data<'mission'>;
  export default mission;
}

declare module '@site-data/navigation' {
  const navigation: import('@site/src/collections').Data<'navigation'>;
  export default navigation;
}

declare module '@site-data/outlets' {
  const outlets: import('@site/src/collections').Data<'outlets'>;
  export default outlets;
}

declare module '@site-data/partners' {
  const partners: import('@site/src/collections').Data<'partners'>;
  export default partners;
}

declare module '@site-data/profiles' {
  const profiles: import('@site/src/collections').Data<'profiles'>;
  export default profiles;
}

declare module '@site-data/services' {
  const services: import('@site/src/collections').Data<'services'>;
  export default services;
}

declare module '@site-data/site' {
  const site: import('@site/src/collections').Data<'site'>;
  export default site;
}

declare module '@site-data/stacks' {
  const stacks: import('@site/src/collections').Data<'stacks'>;
  export default stacks;
}

declare module '@site-data/team' {
  const team: import('@site/src/collections').Data<'team'>;
  export default team;
}

declare module '@site-data/videos' {
  const videos: import('@site/src/collections').Data<'videos'>;
  export default videos;
}

declare module '@site-data/pages/about' {
  const copy: import('@site/src/collections').Data<'pages/about'>;
  export default copy;
}

declare module '@site-data/pages/answers' {
  const copy: import('@site/src/collections').Data<'pages/answers'>;
  export default copy;
}

declare module '@site-data/pages/appointment' {
  const copy: import('@site/src/collections').Data<'pages/appointment'>;
  export default copy;
}

declare module '@site-data/pages/career' {
  const copy: import('@site/src/collections').Data<'pages/career'>;
  export default copy;
}

declare module '@site-data/pages/certificate' {
  const copy: import('@site/src/collections').Data<'pages/certificate'>;
  export default copy;
}

declare module '@site-data/pages/city' {
  const copy: import('@site/src/collections').Data<'pages/city'>;
  export default copy;
}

declare module '@site-data/pages/contact' {
  const copy: import('@site/src/collections').Data<'pages/contact'>;
  export default copy;
}

declare module '@site-data/pages/faq' {
  const copy: import('@site/src/collections').Data<'pages/faq'>;
  export default copy;
}

declare module '@site-data/pages/features' {
  const copy: import('@site/src/collections').Data<'pages/features'>;
  export default copy;
}

declare module '@site-data/pages/feedback' {
  const copy: import('@site/src/collections').Data<'pages/feedback'>;
  export default copy;
}

declare module '@site-data/pages/fonts' {
  const copy: import('@site/src/collections').Data<'pages/fonts'>;
  export default copy;
}

declare module '@site-data/pages/footer' {
  const copy: import('@site/src/collections').Data<'pages/footer'>;
  export default copy;
}

declare module '@site-data/pages/header' {
  const copy: import('@site/src/collections').Data<'pages/header'>;
  export default copy;
}

declare module '@site-data/pages/home' {
  const copy: import('@site/src/collections').Data<'pages/home'>;
  export default copy;
}

declare module '@site-data/pages/llms' {
  const copy: import('@site/src/collections').Data<'pages/llms'>;
  export default copy;
}

declare module '@site-data/pages/media' {
  const copy: import('@site/src/collections').Data<'pages/media'>;
  export default copy;
}

declare module '@site-data/pages/message' {
  const copy: import('@site/src/collections').Data<'pages/message'>;
  export default copy;
}

declare module '@site-data/pages/names' {
  const copy: import('@site/src/collections').Data<'pages/names'>;
  export default copy;
}

declare module '@site-data/pages/offline' {
  const copy: import('@site/src/collections').Data<'pages/offline'>;
  export default copy;
}

declare module '@site-data/pages/search' {
  const copy: import('@site/src/collections').Data<'pages/search'>;
  export default copy;
}

declare module '@site-data/pages/services' {
  const copy: import('@site/src/collections').Data<'pages/services'>;
  export default copy;
}

declare module '@site-data/pages/share' {
  const copy: import('@site/src/collections').Data<'pages/share'>;
  export default copy;
}

declare module '@site-data/pages/team' {
  const copy: import('@site/src/collections').Data<'pages/team'>;
  export default copy;
}

declare module '@site-data/pages/timeline' {
  const copy: import('@site/src/collections').Data<'pages/timeline'>;
  export default copy;
}

declare module '@site-data/pages/video' {
  const copy: import('@site/src/collections').Data<'pages/video'>;
  export default copy;
}

declare module '@site-data/pages/typing' {
  const copy: import('@site/src/collections').Data<'pages/typing'>;
  export default copy;
}

declare module '@site-data/pages/vmgo' {
  const copy: import('@site/src/collections').Data<'pages/vmgo'>;
  export default copy;
}

declare module '@site-data/pages/welcome' {
  const copy: import('@site/src/collections').Data<'pages/welcome'>;
  export default copy;
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
