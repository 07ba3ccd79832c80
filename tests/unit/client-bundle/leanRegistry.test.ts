import {leanRegistry} from '../../../src/plugins/client-bundle/leanRegistry';

describe('leanRegistry', () => {
  it('leaves out the names and keeps how to load each entry', () => {
    const entry = (name: string) =>
      `[() => import(/* webpackChunkName: "0c34" */ "@site/docs/press.mdx"), ${name}, require.resolveWeak("@site/docs/press.mdx")],`;
    expect(leanRegistry(`export default {\n  "0c34": ${entry('"@site/docs/press.mdx"')}};`)).toBe(
      `export default {\n  "0c34": ${entry('0')}};`,
    );
  });

  it('stops when the generated file has another form', () => {
    expect(() => leanRegistry('export default new Map();')).toThrow(/changed its form/u);
  });
});
