/** Where a component is: a path below src/components, and the name of its export there. */
export interface ComponentSource {
  module: string;
  export: string;
}

const only = (module: string): ComponentSource => ({module, export: 'default'});

/**
 * The home of every component that may stand in docs/ and pages/ without an import. What a page
 * uses travels with what is in the same file, so components that seldom meet have files of their own.
 */
export const componentModules: Readonly<Record<string, ComponentSource>> = {
  AboutMilestones: {module: 'mdx/About', export: 'AboutMilestones'},
  BigFact: {module: 'mdx/Indigo', export: 'BigFact'},
  Brand: only('Brand'),
  Card: {module: 'mdx/Blocks', export: 'Card'},
  Cards: {module: 'mdx/Blocks', export: 'Cards'},
  Contact: only('ContactDetail'),
  ContactCard: {module: 'mdx/Faq', export: 'ContactCard'},
  Fact: only('Fact'),
  Faq: {module: 'mdx/Faq', export: 'Faq'},
  FaqList: {module: 'mdx/Faq', export: 'FaqList'},
  Founder: {module: 'mdx/About', export: 'Founder'},
  IndigoBlock: {module: 'mdx/Indigo', export: 'IndigoBlock'},
  Lang: only('Language'),
  Lead: {module: 'mdx/Prose', export: 'Lead'},
  Note: {module: 'mdx/Prose', export: 'Note'},
  Numbered: {module: 'mdx/Prose', export: 'Numbered'},
  PageHead: only('PageHead'),
  Quote: {module: 'mdx/Prose', export: 'Quote'},
  Sample: only('Sample'),
  Signature: {module: 'mdx/Welcome', export: 'Signature'},
  Split: {module: 'mdx/Blocks', export: 'Split'},
  Step: {module: 'mdx/Steps', export: 'Step'},
  StepList: {module: 'mdx/Steps', export: 'StepList'},
  Steps: {module: 'mdx/Prose', export: 'Steps'},
  StoreBadges: only('StoreBadges'),
  WelcomeLinks: {module: 'mdx/Welcome', export: 'WelcomeLinks'},
  WelcomeLogo: {module: 'mdx/Welcome', export: 'WelcomeLogo'},
};
