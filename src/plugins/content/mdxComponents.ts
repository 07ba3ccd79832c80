import {type MdxComponent, registerComponents} from 'content-checks/pages/components';
import {locales} from 'nepali-text/locale';

interface Component extends MdxComponent {
  /**
   * The folder below src/components: a page loads everything in it. Those of mdx/ export several
   * components by name, others one as their default.
   */
  module: string;
}

const wrapper = (name: string) => ({
  wraps: true as const,
  example: `<${name}>\n\nYour words.\n\n</${name}>`,
});
const alone = (name: string) => ({example: `<${name} />`});

/** Those that docs/ and pages/ may use without an import. */
export const mdxComponents: Readonly<Record<string, Component>> = {
  AboutIntro: {
    module: 'mdx/About',
    required: ['heading', 'id'],
    wraps: true,
    example: '<AboutIntro heading="Who we are" id="who-we-are">\n\nYour words.\n\n</AboutIntro>',
  },
  AboutMilestones: {
    module: 'mdx/About',
    wraps: true,
    example: '<AboutMilestones>\n\n## Six steps {/* #milestones */}\n\n</AboutMilestones>',
  },
  BigFact: {
    module: 'mdx/Indigo',
    required: ['id'],
    optional: ['form'],
    values: {form: ['short']},
    wraps: true,
    example: '<BigFact id="downloads" form="short">Downloads</BigFact>',
  },
  Brand: {module: 'Brand', ...alone('Brand')},
  Card: {
    module: 'mdx/Blocks',
    required: ['title', 'icon'],
    wraps: true,
    example: '<Card title="Global Reach" icon="world">\n\nYour words.\n\n</Card>',
  },
  Cards: {module: 'mdx/Blocks', holds: 'Card', ...wrapper('Cards')},
  Contact: {
    module: 'ContactDetail',
    required: ['part'],
    values: {part: ['address', 'phone', 'email', 'hours']},
    example: '<Contact part="email" />',
  },
  ContactCard: {module: 'mdx/Faq', ...alone('ContactCard')},
  Fact: {
    module: 'Fact',
    required: ['id'],
    optional: ['form'],
    values: {form: ['short', 'both']},
    example: '<Fact id="fee" />',
  },
  Faq: {
    module: 'mdx/Faq',
    required: ['id', 'question'],
    wraps: true,
    example: '<Faq id="minimum-age" question="Is there a minimum age?">\n\nYour answer.\n\n</Faq>',
  },
  FaqList: {module: 'mdx/Faq', holds: 'Faq', ...wrapper('FaqList')},
  Founder: {
    module: 'mdx/About',
    wraps: true,
    example: '<Founder>\n\n## The founder {/* #founder */}\n\nYour words.\n\n</Founder>',
  },
  IndigoBlock: {module: 'mdx/Indigo', ...wrapper('IndigoBlock')},
  Lang: {
    module: 'Locale',
    required: ['lang'],
    optional: ['id'],
    values: {lang: locales},
    wraps: true,
    example: '<Lang lang="ne" id="nepali">\n\nनेपाली पाठ।\n\n</Lang>',
  },
  Lead: {module: 'mdx/Prose', ...wrapper('Lead')},
  Letter: {module: 'mdx/Welcome', ...wrapper('Letter')},
  MissingAddress: {
    module: 'mdx/Missing',
    wraps: true,
    example: '<MissingAddress>this address</MissingAddress>',
  },
  MissingPage: {module: 'mdx/Missing', ...wrapper('MissingPage')},
  Note: {
    module: 'mdx/Prose',
    optional: ['kind'],
    values: {kind: ['draft']},
    wraps: true,
    example: '<Note>\n\nYour words.\n\n</Note>',
  },
  Numbered: {
    module: 'mdx/Numbered',
    wraps: true,
    holds: 'li',
    example: '<Numbered>\n\n1. First\n2. Second\n\n</Numbered>',
  },
  PageHead: {
    module: 'PageHead',
    wraps: true,
    example: '<PageHead>\n\n# Heading\n\nOne sentence.\n\n</PageHead>',
  },
  Quote: {module: 'mdx/Prose', ...wrapper('Quote')},
  Sample: {module: 'Sample', ...alone('Sample')},
  Share: {module: 'Share', ...alone('Share')},
  Signature: {module: 'mdx/Welcome', ...alone('Signature')},
  Step: {
    module: 'mdx/Steps',
    required: ['id', 'title'],
    wraps: true,
    example: '<Step id="search" title="Search">\n\nYour words.\n\n</Step>',
  },
  StepList: {module: 'mdx/Steps', holds: 'Step', ...wrapper('StepList')},
  Steps: {
    module: 'mdx/Numbered',
    wraps: true,
    holds: 'li',
    example: '<Steps>\n\n1. First\n2. Second\n\n</Steps>',
  },
  StoreBadges: {module: 'StoreBadges', optional: ['code'], ...alone('StoreBadges')},
  WelcomeLinks: {module: 'mdx/Welcome', ...alone('WelcomeLinks')},
  WelcomeLogo: {module: 'mdx/Welcome', ...alone('WelcomeLogo')},
  WithPhone: {
    module: 'WithPhone',
    wraps: true,
    example: '<WithPhone> or call <Contact part="phone" /></WithPhone>',
  },
};

registerComponents(mdxComponents);
