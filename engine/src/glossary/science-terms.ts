/** Biology, chemistry and physics. One term per line: `names: meaning | example or fact`; commas separate the names. */
export const SCIENCE_TERMS = `
osmosis: Osmosis is the net movement of water molecules through a partially permeable membrane from a dilute solution to a more concentrated one. | Potato strips in strong salt water go limp because water leaves their cells.
diffusion: Diffusion is the net movement of particles from a region of higher concentration to a region of lower concentration. | The smell of perfume spreads through a room in this way.
active transport: Active transport is the movement of particles through a cell membrane against the concentration gradient, using energy from respiration. | Root hair cells take up mineral ions from the soil in this way.
photosynthesis: Photosynthesis is the process by which green plants make glucose from carbon dioxide and water, using light energy absorbed by chlorophyll, and release oxygen. | 6CO₂ + 6H₂O → C₆H₁₂O₆ + 6O₂; it takes place in chloroplasts.
respiration, cellular respiration: Respiration is the chemical process in living cells that releases energy from food such as glucose. | Aerobic respiration uses oxygen and releases far more energy from each glucose molecule than anaerobic respiration, which does not.
mitosis: Mitosis is the division of a cell nucleus into two nuclei that are genetically identical to it. | Growth and the repair of tissues depend on it.
meiosis: Meiosis is the division of a cell in two stages that produces four cells, each with half the number of chromosomes. | Gametes such as sperm and egg cells are formed through it.
mitochondrion: A mitochondrion is the organelle in which most of the stages of aerobic respiration take place. | Cells that need much energy, such as muscle cells, contain many of them.
chloroplast: A chloroplast is the organelle of plant cells and algae in which photosynthesis takes place. | It is green because it contains chlorophyll.
enzyme: An enzyme is a biological catalyst, usually a protein, that speeds up a chemical reaction without being used up. | Amylase breaks down starch into maltose.
gene: A gene is a length of DNA that codes for a particular protein or characteristic. | Different forms of the same gene are called alleles.
dna, deoxyribonucleic acid: DNA is the molecule that carries the genetic information of living things; it has the shape of a double helix. | In DNA, adenine pairs with thymine, and cytosine with guanine.
allele: An allele is one of the different forms of a gene. | A dominant allele shows its effect even if only one copy is present; a recessive one needs two copies.
ecosystem: An ecosystem is a community of living things together with the non-living environment with which they interact. | A pond is an example: its plants, fish, microbes, water, light and mud.
food chain: A food chain shows how energy passes from a producer to a series of consumers, each of which eats the one before it. | Grass → grasshopper → lizard → hawk.
natural selection: Natural selection is the process by which organisms better suited to their environment survive and reproduce more, so that their inherited features become more common. | The spread of bacteria that are resistant to antibiotics is an example.
homeostasis: Homeostasis is the maintenance of constant conditions inside an organism. | Sweating helps to keep body temperature steady when it is hot.
transpiration: Transpiration is the loss of water vapour from a plant, mainly through the stomata of its leaves. | It draws water up from the roots through the xylem.
vaccine: A vaccine is a preparation, such as a weakened or dead pathogen or a part of one, that makes the immune system ready to fight a disease. | It leaves memory cells, which respond quickly if the real pathogen enters the body.
atom: An atom is the smallest particle of an element that has the chemical properties of that element. | It consists of a nucleus of protons and, except in ordinary hydrogen, neutrons, with electrons around it.
molecule: A molecule is a group of two or more atoms held together by covalent bonds. | A molecule of water, H₂O, has two hydrogen atoms and one oxygen atom.
ion: An ion is an atom or group of atoms that carries an electric charge because it has gained or lost electrons. | A sodium atom loses one electron to become Na⁺.
isotope: Isotopes are atoms of the same element that have different numbers of neutrons. | Carbon-12 and carbon-14 both have six protons.
chemical element: An element is a substance whose atoms all have the same number of protons. | Iron, oxygen and gold are elements.
chemical compound: A compound is a substance made of two or more elements chemically combined in fixed proportions. | Sodium chloride, NaCl, is a compound; salt water is a mixture.
covalent bond: A covalent bond is a chemical bond in which two atoms share one or more pairs of electrons. | The bonds in a water molecule are covalent.
ionic bond, electrovalent bond: An ionic bond is the electrostatic attraction between ions of opposite charge. | It holds together sodium chloride, which consists of Na⁺ and Cl⁻ ions.
ph: pH is a measure of how acidic or alkaline a solution is. | At 25 °C a neutral solution has pH 7, an acidic one less and an alkaline one more; each step of 1 is a tenfold change in the concentration of hydrogen ions.
catalyst: A catalyst is a substance that increases the rate of a reaction without being used up in it. | It provides a reaction path with a lower activation energy.
oxidation: Oxidation is the loss of electrons; it can also be described as the gain of oxygen. | The rusting of iron is an example.
electrolysis: Electrolysis is the decomposition of a compound, molten or in solution, by an electric current. | Positive ions move to the cathode, negative ions to the anode.
periodic table: The periodic table is the arrangement of the elements in order of atomic number, in which elements with similar properties stand in the same group. | Groups are the columns, periods the rows.
titration: Titration is a method of finding the concentration of a solution by measuring the volume that reacts exactly with a known amount of another. | An indicator often shows the end point.
alkane: Alkanes are saturated hydrocarbons: they have only single bonds between carbon atoms. | Open-chain alkanes have the general formula CₙH₂ₙ₊₂; the simplest is methane, CH₄.
speed: Speed is the distance travelled per unit time. | It is a scalar: it has a size but no direction.
velocity: Velocity is the rate of change of displacement with time. | It is a vector: a car that goes round a bend at constant speed changes its velocity.
acceleration: Acceleration is the rate of change of velocity with time. | For constant acceleration a = (v − u) / t; its unit is m/s².
momentum: Momentum is the product of the mass and the velocity of a body. | p = mv; the total momentum of bodies that collide stays the same if no external force acts on them.
inertia: Inertia is the tendency of a body to stay at rest or to keep moving at constant velocity unless a resultant force acts on it. | The greater the mass of a body, the greater its inertia.
gravity: Gravity is the force of attraction between bodies that have mass. | Near the surface of the Earth a body in free fall accelerates at about 9.8 m/s².
friction: Friction is a force that opposes the relative motion of surfaces in contact. | It enables us to walk, and it wears out the parts of machines.
density: Density is mass per unit volume. | ρ = m / V; a body floats in a liquid that is denser than the body as a whole.
refraction: Refraction is the change of direction of a wave when it passes from one medium into another in which its speed is different. | A straw in a glass of water looks bent because of it.
electric current: An electric current is a flow of electric charge. | I = Q / t; its unit is the ampere.
voltage, potential difference: The potential difference between two points is the energy transferred per unit charge that moves between them. | V = W / Q; its unit is the volt.
electrical resistance: Electrical resistance is the opposition of a conductor to the flow of current: the ratio of the voltage across it to the current through it. | R = V / I; its unit is the ohm.
ohm's law: Ohm's law states that the current through a metallic conductor is directly proportional to the voltage across it, provided that its temperature and other physical conditions stay constant. | V = IR.
newton's second law, newton's second law of motion: Newton's second law states that the rate of change of momentum of a body is proportional to the resultant force on it and takes place in the direction of that force. | For constant mass F = ma.
half-life: The half-life of a radioactive isotope is the time in which half of its nuclei decay. | After two half-lives, on average a quarter of the nuclei is left.
photon: A photon is the smallest amount, or quantum, of electromagnetic radiation of a given frequency. | Its energy is E = hf.
acid: An acid is a substance that gives away hydrogen ions (protons); in water it produces H⁺ ions. | Hydrochloric acid, HCl, is an example; acids turn blue litmus red.
alkali: An alkali is a base that dissolves in water, where it produces hydroxide ions, OH⁻. | Sodium hydroxide is an example; alkalis turn red litmus blue.
neutralisation, neutralization: Neutralisation is the reaction of an acid with a base to form a salt, usually with water. | HCl + NaOH → NaCl + H₂O.
mole: The mole is the unit of the amount of substance; one mole contains 6.022 × 10²³ particles. | One mole of carbon-12 atoms has a mass of about 12 g.
reduction: Reduction is the gain of electrons; it can also be described as the loss of oxygen. | Cu²⁺ + 2e⁻ → Cu.
redox reaction: A redox reaction is a reaction in which one substance is oxidised and another is reduced. | In Zn + Cu²⁺ → Zn²⁺ + Cu, zinc is oxidised and copper ions are reduced.
exothermic reaction: An exothermic reaction is a reaction that gives out heat to its surroundings. | Combustion is an example; ΔH is negative.
endothermic reaction: An endothermic reaction is a reaction that takes in heat from its surroundings. | The thermal decomposition of calcium carbonate is an example; ΔH is positive.
activation energy: The activation energy is the least energy that colliding particles need in order to react. | A catalyst provides a path with a lower one.
chemical equilibrium, dynamic equilibrium: Chemical equilibrium is the state of a reversible reaction in which the forward and the reverse reaction go on at the same rate. | The concentrations then stay constant.
le chatelier's principle: Le Chatelier's principle states that if the conditions of a system at equilibrium are changed, the equilibrium shifts so as to oppose the change. | Higher pressure shifts it to the side with fewer molecules of gas.
hydrocarbon: A hydrocarbon is a compound of carbon and hydrogen only. | Methane, CH₄, and benzene, C₆H₆, are hydrocarbons.
alkene: Alkenes are unsaturated hydrocarbons with a double bond between carbon atoms. | Ethene, C₂H₄, is the simplest; alkenes decolourise bromine water.
isomer, isomerism: Isomers are compounds with the same molecular formula but a different arrangement of atoms. | Butane and 2-methylpropane are both C₄H₁₀.
polymer: A polymer is a large molecule made of many small units, called monomers, that are joined together. | Poly(ethene) is a polymer of ethene; starch is a natural polymer.
allotrope, allotropy: Allotropes are different forms of the same element in the same physical state. | Diamond and graphite are allotropes of carbon.
electronegativity: Electronegativity is the power of an atom to attract the electrons of a covalent bond. | Fluorine is the most electronegative element.
metallic bond: A metallic bond is the attraction between positive metal ions and the delocalised electrons around them. | The free electrons let metals conduct electricity.
solubility: The solubility of a substance is the largest amount of it that dissolves in a given amount of solvent at a given temperature. | The solubility of most solids in water rises with temperature.
distillation: Distillation is the separation of a liquid from a mixture by boiling it and condensing the vapour. | Fractional distillation separates liquids with different boiling points, such as those in crude oil.
force: A force is a push or a pull that can change the motion or the shape of a body. | Its unit is the newton, N.
newton's first law, newton's first law of motion: Newton's first law states that a body stays at rest or moves at constant velocity unless a resultant force acts on it. | A passenger moves forward when a bus stops suddenly.
newton's third law, newton's third law of motion: Newton's third law states that when one body exerts a force on another, the other exerts an equal force in the opposite direction on the first. | A rocket pushes gas backwards, and the gas pushes the rocket forwards.
work done, mechanical work: Work is done when a force moves its point of application in the direction of the force. | W = Fs; its unit is the joule.
kinetic energy: Kinetic energy is the energy that a body has because of its motion. | Eₖ = ½mv².
potential energy, gravitational potential energy: Potential energy is the energy that a body has because of its position or its shape. | Near the Earth's surface the gravitational potential energy is mgh.
conservation of energy, law of conservation of energy: The law of conservation of energy states that energy cannot be created or destroyed, only changed from one form to another. | A falling stone changes potential energy into kinetic energy.
pressure: Pressure is the force that acts perpendicularly on each unit of area. | p = F / A; its unit is the pascal.
moment of a force, moment of force, torque: The moment of a force about a point is the product of the force and the perpendicular distance from the point to its line of action. | A longer spanner gives a larger moment with the same force.
centre of gravity: The centre of gravity of a body is the point through which its weight appears to act. | The lower it is, the more stable the body.
hooke's law: Hooke's law states that the extension of an elastic material is directly proportional to the force that stretches it, up to the limit of proportionality. | F = ke.
archimedes' principle, archimedes principle: Archimedes' principle states that a body that is wholly or partly immersed in a fluid experiences an upthrust equal to the weight of the fluid that it displaces. | A ship floats because its weight equals that upthrust.
boyle's law: Boyle's law states that the volume of a fixed mass of gas is inversely proportional to its pressure at constant temperature. | p₁V₁ = p₂V₂.
charles's law, charles' law: Charles's law states that the volume of a fixed mass of gas is directly proportional to its absolute temperature at constant pressure. | V₁/T₁ = V₂/T₂, with T in kelvin.
specific heat capacity: The specific heat capacity of a substance is the heat needed to raise the temperature of 1 kg of it by 1 K. | Q = mcΔθ; water has about 4200 J kg⁻¹ K⁻¹.
latent heat: Latent heat is the heat that a substance takes in or gives out when it changes its state without a change of temperature. | Q = mL.
convection: Convection is the transfer of heat in a liquid or gas by the movement of the warmer parts themselves. | Sea breezes are caused by it.
wavelength: The wavelength of a wave is the distance between two successive points in phase, such as two crests. | v = fλ.
diffraction: Diffraction is the spreading of a wave when it passes through a gap or around an obstacle. | It is strongest when the gap is about as wide as the wavelength.
total internal reflection: Total internal reflection is the complete reflection of light inside a denser medium at its boundary with a less dense one, when the angle of incidence is greater than the critical angle. | Optical fibres use it.
electromagnetic induction: Electromagnetic induction is the production of an electromotive force in a conductor when the magnetic flux through it changes. | Generators and transformers use it.
scalar quantity: A scalar quantity has magnitude only, and no direction. | Mass, speed and temperature are scalars.
radioactivity, radioactive decay: Radioactivity is the spontaneous breaking up of unstable nuclei, with emission of radiation such as alpha, beta or gamma rays. | Temperature and pressure don't affect it.
nuclear fission: Nuclear fission is the splitting of a heavy nucleus into two lighter ones, with the release of energy and usually neutrons. | Nuclear power stations use the fission of uranium-235.
nuclear fusion: Nuclear fusion is the joining of light nuclei to form a heavier one, with the release of energy. | It is the source of the Sun's energy.
`.trim();
