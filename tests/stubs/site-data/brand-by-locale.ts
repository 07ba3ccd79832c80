export default {en: 'Brand', ne: 'ब्रान्ड'};
