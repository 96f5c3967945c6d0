import { iconAttributes, icons, type IconName } from './icons';

const svg = 'http://www.w3.org/2000/svg';

export function createIcon( name: IconName ): SVGSVGElement {
	const icon = document.createElementNS( svg, 'svg' );
	for ( const [ attribute, value ] of Object.entries( iconAttributes ) ) {
		icon.setAttribute( attribute, value );
	}
	const path = document.createElementNS( svg, 'path' );
	path.setAttribute( 'd', icons[ name ] );
	icon.append( path );
	return icon;
}
