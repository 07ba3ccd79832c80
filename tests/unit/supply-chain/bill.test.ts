import {tidyBill} from '../../../scripts/supply-chain/tidyBill';
import {withoutDisagreement} from '../../../scripts/supply-chain/writeBill';

const website = {type: 'website', url: 'https://a.example'};

it('takes machine and moment out of a bill of materials, and nothing else', () => {
  const bill = {
    bomFormat: 'CycloneDX',
    serialNumber: 'urn:uuid:1',
    metadata: {
      timestamp: '2026-11-21T08:00:00Z',
      tools: [{name: 'cli'}],
      component: {name: 'a-folder', version: '1.0.0'},
    },
    components: [
      {
        name: 'a',
        licenses: ['MIT'],
        externalReferences: [{type: 'distribution', url: 'http://mirror.local/a.tgz'}, website],
      },
      {name: 'b'},
    ],
  };
  expect(JSON.parse(JSON.stringify(tidyBill(bill, 'site')))).toEqual({
    bomFormat: 'CycloneDX',
    metadata: {tools: [{name: 'cli'}], component: {name: 'site', version: '1.0.0'}},
    components: [{name: 'a', licenses: ['MIT'], externalReferences: [website]}, {name: 'b'}],
  });
});

it('leaves out of the lock what packages ask of ESLint, and nothing else', () => {
  const lock = {
    packages: {
      'node_modules/a': {version: '1.0.0', peerDependencies: {eslint: '^8', react: '*'}},
      'node_modules/b': {version: '2.0.0', peerDependencies: {}},
    },
  };
  expect(withoutDisagreement(lock)).toEqual({
    packages: {
      'node_modules/a': {version: '1.0.0', peerDependencies: {react: '*'}},
      'node_modules/b': {version: '2.0.0', peerDependencies: {}},
    },
  });
});
