import type { CSSProperties } from 'react';
import type { QueueState } from '../../../theme/listing/queue';
import {
	isChecked,
	type Facet as FacetModel,
	type FacetItem,
} from '../model/filters';
import type { FiltersActions } from '../store';
import { PartList } from './parts';
import { PriceForm } from './price-form';
import { Value } from './value';

export interface FacetProps {
	readonly facet: FacetModel;
	readonly isOpen: boolean;
	/** What was chosen and is not answered yet. */
	readonly steps: QueueState[ 'steps' ];
	readonly actions: FiltersActions;
	/** False in the first render, which is what the server printed. */
	readonly isHydrated: boolean;
}

/** One thing to filter by, with its values or with the form of the price. */
export function Facet( props: FacetProps ) {
	const { facet, isOpen, steps, actions, isHydrated } = props;

	const drawItem = ( { depth, parts }: FacetItem ) => (
		<li style={ { '--depth': depth } as CSSProperties }>
			<PartList
				parts={ parts }
				draw={ ( value ) => (
					<Value
						value={ value }
						isChecked={ isChecked( value, steps ) }
						isHydrated={ isHydrated }
						onToggle={ actions.toggle }
					/>
				) }
			/>
		</li>
	);

	return (
		<details
			className="facet"
			data-facet={ facet.name }
			open={ isOpen }
			onToggle={ ( { currentTarget } ) =>
				actions.fold( facet.name, currentTarget.open )
			}
		>
			<PartList
				parts={ facet.parts }
				draw={ ( part ) => {
					switch ( part.kind ) {
						case 'summary':
							return (
								<summary>
									<PartList
										parts={ part.parts }
										draw={ ( { kind, text } ) => (
											<span
												className={ `facet__${ kind }` }
											>
												{ text }
											</span>
										) }
									/>
								</summary>
							);
						case 'list':
							return (
								<ul>
									<PartList
										parts={ part.parts }
										draw={ drawItem }
									/>
								</ul>
							);
						default:
							return (
								<PriceForm
									price={ part }
									steps={ steps }
									onApply={ actions.applyPrices }
								/>
							);
					}
				} }
			/>
		</details>
	);
}
