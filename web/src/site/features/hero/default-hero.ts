import type { DisplayedImage } from '../../../shared/ui/responsive-image.tsx'

/**
 * Shown when there are no hero images, or they cannot be had (docs/product/public-pages.md#home). How the files and these values
 * were made stands in packages/demo/README.md.
 */
export const defaultHero: DisplayedImage = {
  imageUrl: '/default-hero.jpg',
  width: 1600,
  height: 900,
  placeholder:
    'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkAA4BaJYwCdAEOnHAAAP7sPl0Cc5gLxvi8+FnPF5ymE3MZSMSwe0SapkusMDMDAAAA',
}
