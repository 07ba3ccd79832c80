const sharp = require('sharp');

/** A loader: an SVG of flat cells as a PNG of the same size, which a browser need not read as a document of its own. */
module.exports = function pixels(svg) {
  const done = this.async();
  sharp(Buffer.from(svg))
    .png({palette: true, compressionLevel: 9, effort: 10, dither: 0})
    .toBuffer()
    .then((png) => done(null, png), done);
};
