import type {ComponentProps} from 'react';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import MDXA from '@theme/MDXComponents/A';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import Brand from '@site/src/components/Brand';
import ContactDetail from '@site/src/components/ContactDetail';
import Fact from '@site/src/components/Fact';
import Lang from '@site/src/components/Language';
import {AboutMilestones, Founder} from '@site/src/components/mdx/About';
import {Card, Cards, Split} from '@site/src/components/mdx/Blocks';
import {ContactCard, Faq, FaqList} from '@site/src/components/mdx/Faq';
import {BigFact, IndigoBlock} from '@site/src/components/mdx/Indigo';
import {Lead, Note, Numbered, Quote, Steps} from '@site/src/components/mdx/Prose';
import {Step, StepList} from '@site/src/components/mdx/Steps';
import {Signature, WelcomeLinks, WelcomeLogo} from '@site/src/components/mdx/Welcome';
import PageHead from '@site/src/components/PageHead';
import Sample from '@site/src/components/Sample';
import StoreBadges from '@site/src/components/StoreBadges';

/**
 * What a writer may use in Markdown without an import. src/plugins/writer-checks/rules.ts says what
 * each needs; a unit test holds the two lists together.
 */
const MDXComponents = {
  a: MDXA,
  img: MDXImg,
  h1: (props: ComponentProps<'h1'>) => <MDXHeading as="h1" {...props} />,
  h2: (props: ComponentProps<'h2'>) => <MDXHeading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <MDXHeading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <MDXHeading as="h4" {...props} />,
  AboutMilestones,
  BigFact,
  Brand,
  Card,
  Cards,
  Contact: ContactDetail,
  ContactCard,
  Fact,
  Faq,
  FaqList,
  Founder,
  IndigoBlock,
  Lang,
  Lead,
  Note,
  Numbered,
  PageHead,
  Quote,
  Sample,
  Signature,
  Split,
  Step,
  StepList,
  Steps,
  StoreBadges,
  WelcomeLinks,
  WelcomeLogo,
};

export default MDXComponents as unknown as MDXComponentsObject;
