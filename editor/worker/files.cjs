/* As much of Node as a worker needs: the texts that modules read beside themselves, by their paths there. */
const texts = {
  '/components.yml': JSON.stringify(require('../../packages/content/read/components.yml')),
  '/help.yml': JSON.stringify(require('../../src/content/help.yml')),
  '/words.yml': JSON.stringify(require('../words.yml')),
};

module.exports = {readFileSync: (file) => texts[file]};
