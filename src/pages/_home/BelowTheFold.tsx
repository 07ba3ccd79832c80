import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import AppPanel from '@site/src/components/AppPanel';
import StoreBadges from '@site/src/components/StoreBadges';
import {factText} from '@site/src/components/factText';
import Cities from './Cities';
import Facts from './Facts';
import Fee from './Fee';
import Market from './Market';
import Professions from './Professions';
import Steps from './Steps';

export default function BelowTheFold(): ReactNode {
  return (
    <>
      <Facts />
      <Market />
      <Steps />
      <Professions />
      <Cities />
      <Fee />
      <AppBlock />
    </>
  );
}

function AppBlock(): ReactNode {
  return (
    <AppPanel>
      <h2>
        <Translate id="home.app.heading" description="Heading of the block about the app">
          Find Skilled Professionals
        </Translate>
      </h2>
      <p>
        <Translate
          id="home.app.text"
          description="In the block about the app; {downloads} is for example 100K+"
          values={{downloads: factText('downloads', 'short')}}
        >
          {
            '{downloads} downloads. A lightweight app, with easy registration and chat built in. India has been added.'
          }
        </Translate>
      </p>
      <StoreBadges />
    </AppPanel>
  );
}
