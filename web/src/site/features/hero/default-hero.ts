import type { DisplayedImage } from '../../../shared/ui/responsive-image.tsx'

/** Shown without hero images (docs/product/public-pages.md#home). packages/demo/README.md explains these values. */
export const defaultHero: DisplayedImage = {
  imageUrl: '/default-hero.jpg',
  width: 1600,
  height: 900,
  placeholder:
    'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkAA4BaJYwCdAEOnHAAAP7sPl0Cc5gLxvi8+FnPF5ymE3MZSMSwe0SapkusMDMDAAAA',
}
