/** As in a build of the Nepali site. */
export default {
  currentLocale: 'ne',
  localeConfigs: {ne: {htmlLang: 'ne', direction: 'ltr'}},
};
