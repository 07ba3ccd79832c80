import {expect, test} from '@playwright/test';
import {hasEdge, startEdge} from './support/edge';
import {ask} from './support/host';

test('the edge answers a request without a Host header like any other, and keeps each query', async () => {
  test.skip(!hasEdge(), 'workerd does not start here, so the worker was not tried.');
  const edge = await startEdge();
  const get = async (target: string) => {
    const {status, headers} = await ask(edge.proxyPort, {target, host: null});
    return `${status} ${headers.location ?? ''}`.trim();
  };
  try {
    expect(await get('http://sipalu.example/about?a=b')).toBe('200');
    expect(await get('http://sipalu.example/ABOUT?a=b')).toBe('301 /about?a=b');
    expect(await get('http://sipalu.example/nothing')).toBe('302 /app?missing=/nothing#not-found');
    expect(await get('http://sipalu.example/gone.png')).toBe('404');
    const unescaped = Buffer.from('http://sipalu.example/ABOUT?q=न').toString('latin1');
    expect(await get(unescaped)).toBe('301 /about?q=%E0%A4%A8');
  } finally {
    await edge.close();
  }
});
