import {copy, lines, rich, text, texts} from './copy';
import {outletKinds} from './outlets';

const head = texts('description', 'heading', 'lead');

/**
 * The copy of each page, in the order of its file in src/data/pages. The names in brackets are the
 * values that the page puts into a text.
 */
export const pages = {
  'pages/about': copy({
    milestones: texts('label', 'previous', 'next'),
    founder: texts('profiles'),
  }),
  'pages/career': copy({
    ...head,
    policy: text(),
    callback: texts('heading', 'hint', 'submit', 'subject', 'empty'),
    stacks: texts('heading'),
    results: {
      all: text('total'),
      found: text('count', 'total'),
      ...texts('none', 'reset'),
    },
    profiles: {
      ...texts('heading', 'none', 'internedHere', 'experience', 'salary'),
      perMonth: text('amount'),
    },
    graduates: texts('heading', 'none'),
    actions: {
      ...texts('label', 'cv', 'details', 'internship'),
      soon: rich(),
    },
    partners: texts('heading', 'label', 'previous', 'next'),
  }),
  'pages/certificate': copy({...head, sampleNote: text(), open: text('title')}),
  'pages/city': copy(head),
  'pages/contact': copy({
    ...head,
    form: {
      ...texts('heading', 'required', 'submit', 'subject', 'email', 'message'),
      extension: {label: text(), hint: text('zero'), missing: text()},
      help: texts('label', 'choose', 'missing'),
    },
    office: texts('heading'),
    map: {
      ...texts('place', 'elsewhere', 'open', 'close', 'frame'),
      notes: texts('drawn', 'open', 'offline'),
    },
    benefits: {
      heading: text(),
      registration: texts('title', 'text'),
      membership: texts('title', 'text'),
      promotion: texts('title', 'text'),
      security: texts('title', 'text'),
    },
    team: {heading: text(), write: text('name', 'app')},
  }),
  'pages/faq': copy({
    permalink: {text: text(), label: text('question')},
    contact: {heading: text(), text: rich('phone'), action: text()},
  }),
  'pages/features': copy(head),
  'pages/feedback': copy({
    ...head,
    form: {
      ...texts('heading', 'required', 'submit', 'subject'),
      fullName: texts('label', 'missing'),
      city: texts('label', 'missing'),
      ...texts('phone', 'email'),
      message: texts('label', 'hint'),
    },
    aside: texts('heading', 'link'),
  }),
  'pages/fonts': copy({
    ...texts('description', 'heading'),
    lead: text('count'),
    tester: {
      ...texts('heading', 'text', 'font', 'choose', 'size'),
      sizeValue: text('size'),
      status: {
        none: text(),
        loading: text('name'),
        ready: text('name'),
        failed: text('name'),
      },
      download: text('name', 'size'),
    },
    ...texts('download', 'missing', 'openLicence'),
    standin: text('font'),
    all: {heading: text(), link: text('size'), inside: text()},
  }),
  'pages/home': copy({
    description: text(),
    hero: {...texts('heading', 'lead'), trades: rich(), promises: lines()},
    facts: texts('label', 'categories', 'subcategories', 'downloads', 'commission'),
    market: texts('heading', 'text', 'commission'),
    need: {heading: text(), ticks: lines(), action: text()},
    skill: {heading: text(), ticks: lines(), action: text()},
    how: texts('heading', 'more'),
    steps: {
      search: texts('title', 'text'),
      hire: texts('title', 'text'),
      instruct: texts('title', 'text'),
      pay: texts('title', 'text'),
    },
    professions: texts('heading', 'lead', 'more'),
    cities: texts('heading'),
    fee: {
      ...texts('heading', 'text', 'profile', 'email'),
      years: text('years'),
      ...texts('check', 'included', 'commission'),
    },
    card: texts(
      'name',
      'initials',
      'city',
      'verified',
      'identity',
      'identityValue',
      'charge',
      'chargeValue',
    ),
    app: texts('heading', 'text'),
  }),
  'pages/media': copy({
    ...head,
    sampleNote: text(),
    filter: {
      ...texts('label', 'language', 'all', 'year', 'everyYear'),
      oneYear: text('year'),
      ...texts('outlet', 'everyOutlet', 'find', 'placeholder'),
    },
    kinds: texts(...outletKinds),
    status: text('shown', 'total'),
    feedLink: text(),
    ...texts('readMore', 'noLink', 'none', 'clear'),
    more: text('count'),
    feed: {
      ...texts('title', 'description'),
      item: text('outlet', 'date'),
      sampleItem: text('outlet', 'date'),
    },
  }),
  'pages/services': copy({...head, more: text()}),
  'pages/team': copy(head),
  'pages/timeline': copy({
    description: text(),
    heading: text('year'),
    lead: text(),
  }),
  'pages/video': copy({
    ...head,
    ...texts('sampleNote', 'more'),
    play: text('caption'),
    player: text('caption'),
    ...texts('loading', 'watch', 'retry'),
    failures: texts('offline', 'blocked', 'unavailable'),
    ...texts('close', 'closePlayer'),
  }),
  'pages/vmgo': copy({...head, ...texts('slides', 'vision', 'mission', 'goals', 'objectives')}),
  'pages/welcome': copy(texts('signature')),
};
