import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import AppPanel from '@site/src/components/AppPanel';
import StoreBadges from '@site/src/components/StoreBadges';
import {factText} from '@site/src/components/factText';

/** The app, and where to get it. */
export default function AppBlock(): ReactNode {
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
