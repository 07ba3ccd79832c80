export default {baseUrl: '/', favicon: 'favicon.ico'};
