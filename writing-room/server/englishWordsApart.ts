import {readEnglishWords} from '../../src/plugins/checks/readEnglishWords';

// A process of its own, started by englishWords.ts: reading the code takes seconds, in which the room
// would answer nobody.
const [siteDir = ''] = process.argv.slice(2);
void readEnglishWords(siteDir).then((words) => process.send?.(words, () => process.disconnect()));
