import {expect, test} from '@playwright/test';
import {ERROR_STATUSES} from '../../src/lib/urls';
import {hasEdge, startEdge} from './support/edge';
import {expectErrorScreen} from './support/errorScreen';
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

test('the edge answers with the error screen when the store of files fails', async () => {
  test.skip(!hasEdge(), 'workerd does not start here, so the worker was not tried.');
  const edge = await startEdge();
  try {
    for (const base of ['/', '/ne/']) {
      for (const status of ERROR_STATUSES)
        await expectErrorScreen(edge, `${base}fails-${status}`, base, status);
      await expectErrorScreen(edge, `${base}fails-599`, base, 500);
      await expectErrorScreen(edge, `${base}fails-here`, base, 500);
    }
  } finally {
    await edge.close();
  }
});
