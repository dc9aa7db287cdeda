/** The doorway beside the form: a house front at night, its porch light on. Coloured by login.css. */
export const porchAtNight = `<svg class="porch" viewBox="0 0 400 560" preserveAspectRatio="xMidYMax slice" fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
<defs><radialGradient id="glow"><stop class="glow" offset="0" stop-opacity="0.5"/><stop class="glow" offset="1" stop-opacity="0"/></radialGradient></defs>
<path class="line" stroke-width="1" opacity="0.14" d="M-1600-280h3200M-1600-248h3200M-1600-216h3200M-1600-184h3200M-1600-152h3200M-1600-120h3200M-1600-88h3200M-1600-56h3200M-1600-24h3200M-1600 8h3200M-1600 40h3200M-1600 72h3200M-1600 104h3200M-1600 136h3200M-1600 168h3200M-1600 200h3200M-1600 232h3200M-1600 264h3200M-1600 296h3200M-1600 328h3200M-1600 360h3200M-1600 392h3200M-1600 424h3200M-1600 456h3200"/>
<circle fill="url(#glow)" cx="290" cy="236" r="250"/>
<path class="wall" d="M112 486V172q0-8 8-8h116q8 0 8 8v314z"/>
<path class="line" d="M112 486V172q0-8 8-8h116q8 0 8 8v314M100 164h156l-9-16H109z"/>
<path class="door" d="M126 486V222h104v264z"/>
<path class="line" d="M126 486V222h104v264M126 214h104v-38H126zM161 176v38M195 176v38"/>
<path class="lamp" opacity="0.35" d="M128 178h31v34h-31zM163 178h30v34h-30zM197 178h31v34h-31z"/>
<path class="line" d="M142 240h32v92h-32zM182 240h32v92h-32zM142 350h32v112h-32zM182 350h32v112h-32z"/>
<circle class="lamp" cx="220" cy="358" r="4"/>
<path class="line" d="M318 182h-12q-16 0-16 16v4M318 172v20"/>
<path class="lamp" d="M279 222h22l3 32h-28z"/>
<path stroke="currentColor" d="M277 221c1-9 5-15 13-18 8 3 12 9 13 18zM273 221h34M278 221l-4 34h32l-4-34M290 221v34M272 255h36M281 255l3 9h12l3-9M290 264v6"/>
<path stroke="currentColor" d="M290 300v26M284 305l6-5M284 326h12"/>
<path class="wall" d="M-400 486h1200v190H-400z"/>
<path class="line" d="M-400 486h1200M84 486v20h188v-20M68 506v22h220v-22M48 528v40M308 528v40M48 528h260"/>
<path class="line" d="M340 486v-34q0-6 6-6h32q6 0 6 6v34M362 446c-2-20-14-30-26-32M362 446c0-24 2-40-4-58M362 446c2-22 12-34 26-40M358 400c-8-2-12-8-12-16M372 420c8 0 16-4 20-12"/>
</svg>`

/** The lantern of the word mark. */
export const lantern = `<svg class="mark" viewBox="0 0 24 32" fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
<path class="lamp" d="M7.6 13h8.8l1.4 11H6.2z"/>
<path stroke="currentColor" d="M12 1.5v4M7 12.5C7.4 8.7 9.3 6.4 12 5.5c2.7.9 4.6 3.2 5 7zM5.5 12.5h13M7.4 12.5 6 24.5h12l-1.4-12M12 12.5v12M5 24.5h14M9.5 24.5 10.4 28h3.2l.9-3.5M12 28v2.5"/>
</svg>`
